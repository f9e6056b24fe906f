-- Drops what the files made last; those after it make again what they still have. So a changed return type, another
-- parameter, a trigger or a comment less need no statement of their own.
do $$
declare
  objects text[] := (select applied_schema.objects from private.applied_schema);
  object text;
  kept text[];
begin
  loop
    kept := '{}';
    foreach object in array objects loop
      begin
        execute 'drop ' || regexp_replace(object, ' ', ' if exists ');
      exception
        -- Another of them needs it and goes first, or an object that is not of the files: then it is replaced.
        when dependent_objects_still_exist then
          kept := array_append(kept, object);
      end;
    end loop;
    exit when cardinality(kept) in (0, cardinality(objects));
    objects := kept;
  end loop;
end
$$;
