import '@mantine/core/styles/Slider.layer.css';
import { Slider, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { delay } from '../../live/delay.ts';
import { choosePicture, drawPart, type SourcePicture } from './choosePicture.ts';
import {
  croppedPart,
  keepInside,
  largestZoom,
  middleCrop,
  moveCrop,
  wholeZoom,
  type Crop,
} from './crop.ts';
import type { ChosenPicture } from '../../session/pictures.ts';
import classes from './PictureCrop.module.css';
import { pictureShapes, type PictureKind } from './pictureShapes.ts';

type PictureCropProps = {
  kind: PictureKind;
  source: SourcePicture;
  /** The part that is in the frame, cut and compressed; again after each change. */
  onChoose: (picture: ChosenPicture) => void;
  /** Called with what is going on until `onChoose` has the part that is in the frame. */
  onWork: (work: Promise<void>) => void;
  /** The browser could not compress the picture. */
  onFail: () => void;
};

/** A picture that is still being moved is not compressed, ms. */
const calm = 200;
/** Pixels of the canvas on the screen: the stored picture is drawn anew. */
const widestDrawn = 800;

/** Which part of a picture is used: dragged, or moved and enlarged by sliders. */
export function PictureCrop({ kind, source, ...handlers }: PictureCropProps) {
  const { image } = source;
  const shape = pictureShapes[kind];
  const smallest = shape.hasGround ? wholeZoom(image, shape) : 1;
  // Of a logo nothing is cut that nobody chose to cut.
  const [crop, setCrop] = useState<Crop>({ ...middleCrop, zoom: smallest });
  const [focus, setFocus] = useState(0.5);
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const part = croppedPart(image, shape, crop);
  // In a direction in which all of the picture is in the frame nothing moves.
  const isWide = part.width < image.width - 0.5;
  const isHigh = part.height < image.height - 0.5;

  useEffect(() => root.current?.focus(), []);
  useEffect(() => {
    if (canvas.current !== null) {
      drawPart(canvas.current, source, croppedPart(source.image, shape, crop), 'image/webp');
    }
  }, [source, shape, crop]);

  const onChosen = useEffectEvent(handlers.onChoose);
  const onFailed = useEffectEvent(handlers.onFail);
  const onWork = useEffectEvent(handlers.onWork);
  useEffect(() => {
    let isCurrent = true;
    const prepare = async () => {
      await delay(calm);
      if (!isCurrent) return;
      try {
        const picture = await choosePicture(source, kind, crop, focus);
        if (isCurrent) onChosen(picture);
      } catch (error) {
        // The picture of one that was left out is closed.
        if (!isCurrent) return;
        console.warn(error);
        onFailed();
      }
    };
    onWork(prepare());
    return () => {
      isCurrent = false;
    };
  }, [source, kind, crop, focus]);

  function drag(event: PointerEvent<HTMLElement>) {
    const from = dragged.current;
    if (from === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / height };
    dragged.current = { x: event.clientX, y: event.clientY };
    setCrop((before) => moveCrop(image, shape, before, by));
  }

  const change = (changed: Partial<Crop>) =>
    setCrop((before) => keepInside(image, shape, { ...before, ...changed }));
  const scale = Math.min(1, widestDrawn / shape.width);
  const { phone } = pictureShapes;
  const phoneWidth = (phone.width / phone.height / (shape.width / shape.height)) * 100;
  return (
    <div ref={root} tabIndex={-1} className={classes['root']} data-kind={kind}>
      <div
        className={classes['frame']}
        data-kind={kind}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = null)}
        onPointerCancel={() => (dragged.current = null)}
      >
        <canvas
          ref={canvas}
          className={classes['canvas']}
          width={shape.width * scale}
          height={shape.height * scale}
        />
        {kind === 'hero' ? (
          <div
            className={classes['phone']}
            style={{
              insetInlineStart: `${focus * (100 - phoneWidth)}%`,
              inlineSize: `${phoneWidth}%`,
            }}
          />
        ) : null}
      </div>
      <Text size="sm" c="var(--color-text-muted)">
        {isWide || isHigh
          ? 'Arrastrar la imagen, o moverla con los controles.'
          : 'La imagen entra completa: al agrandarla, se puede mover.'}
      </Text>
      <CropSlider
        label="Tamaño"
        min={smallest}
        max={largestZoom}
        value={crop.zoom}
        onChange={(zoom) => change({ zoom })}
      />
      {isWide ? (
        <CropSlider
          label="De izquierda a derecha"
          min={0}
          max={1}
          value={crop.x}
          onChange={(x) => change({ x })}
        />
      ) : null}
      {isHigh ? (
        <CropSlider
          label="De arriba abajo"
          min={0}
          max={1}
          value={crop.y}
          onChange={(y) => change({ y })}
        />
      ) : null}
      {kind === 'hero' ? (
        <CropSlider
          label="Lo que se ve en el teléfono"
          min={0}
          max={1}
          value={focus}
          onChange={setFocus}
        />
      ) : null}
    </div>
  );
}

type CropSliderProps = {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
};

function CropSlider({ label, min, max, value, onChange }: CropSliderProps) {
  return (
    <div className={classes['slider']}>
      <Text size="sm" aria-hidden="true">
        {label}
      </Text>
      <Slider
        thumbLabel={label}
        label={null}
        classNames={{ bar: classes['bar'] ?? '' }}
        size="md"
        thumbSize={24}
        step={(max - min) / 100 || 1}
        min={min}
        max={max}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
