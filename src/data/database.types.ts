// Generated from supabase/migrations by `npm run db:types`: change those, not this.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      categories: {
        Row: {
          name: string;
          position: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          name: string;
          position: number;
          slug: string;
        };
        Update: {
          name?: string;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      pair_names: {
        Row: {
          category: string;
          key: string;
          merged_from: string | null;
          pair_id: string;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          key: string;
          merged_from?: string | null;
          pair_id: string;
        };
        Update: {
          category?: string;
          key?: string;
          merged_from?: string | null;
          pair_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pair_names_category_fkey';
            columns: ['category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'pair_names_pair_id_fkey';
            columns: ['pair_id'];
            isOneToOne: false;
            referencedRelation: 'pairs';
            referencedColumns: ['id'];
          },
        ];
      };
      pairs: {
        Row: {
          category: string;
          created_at: string;
          id: string;
          name: string;
          players: string | null;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          created_at?: string;
          id?: string;
          name: string;
          players?: string | null;
        };
        Update: {
          category?: string;
          created_at?: string;
          id?: string;
          name?: string;
          players?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'pairs_category_fkey';
            columns: ['category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['name'];
          },
        ];
      };
      results: {
        Row: {
          category: string;
          corrected_at: string | null;
          created_at: string;
          date: string;
          id: string;
          location: string | null;
          pair1_id: string | null;
          pair2_id: string | null;
          score: string;
          team1: string;
          team2: string;
          time: string | null;
          winner: number | null;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          corrected_at?: string | null;
          created_at?: string;
          date: string;
          id?: string;
          location?: string | null;
          pair1_id?: string | null;
          pair2_id?: string | null;
          score: string;
          team1: string;
          team2: string;
          time?: string | null;
          winner?: number | null;
        };
        Update: {
          category?: string;
          corrected_at?: string | null;
          created_at?: string;
          date?: string;
          id?: string;
          location?: string | null;
          pair1_id?: string | null;
          pair2_id?: string | null;
          score?: string;
          team1?: string;
          team2?: string;
          time?: string | null;
          winner?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'results_category_fkey';
            columns: ['category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'results_pair1_id_fkey';
            columns: ['pair1_id'];
            isOneToOne: false;
            referencedRelation: 'pairs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'results_pair2_id_fkey';
            columns: ['pair2_id'];
            isOneToOne: false;
            referencedRelation: 'pairs';
            referencedColumns: ['id'];
          },
        ];
      };
      upcoming_matches: {
        Row: {
          category: string;
          created_at: string;
          date: string;
          id: string;
          location: string;
          pair1_id: string | null;
          pair2_id: string | null;
          team1: string;
          team2: string;
          time: string;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          created_at?: string;
          date: string;
          id?: string;
          location: string;
          pair1_id?: string | null;
          pair2_id?: string | null;
          team1: string;
          team2: string;
          time: string;
        };
        Update: {
          category?: string;
          created_at?: string;
          date?: string;
          id?: string;
          location?: string;
          pair1_id?: string | null;
          pair2_id?: string | null;
          team1?: string;
          team2?: string;
          time?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'upcoming_matches_category_fkey';
            columns: ['category'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'upcoming_matches_pair1_id_fkey';
            columns: ['pair1_id'];
            isOneToOne: false;
            referencedRelation: 'pairs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'upcoming_matches_pair2_id_fkey';
            columns: ['pair2_id'];
            isOneToOne: false;
            referencedRelation: 'pairs';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      calendar: {
        Args: { apikey?: string; category?: string; pair?: string };
        Returns: string;
      };
      first_version: { Args: { result_id: string }; Returns: Json };
      merge_pairs: { Args: { from_id: string; into_id: string }; Returns: number };
      read_history: {
        Args: { before_id?: number; of_row?: string; only_deleted?: boolean };
        Returns: {
          actor: string;
          after: Json;
          at: string;
          before: Json;
          change: string;
          id: number;
          is_undone: boolean;
          operation: string;
          row_id: string;
          table_name: string;
        }[];
      };
      rename_pair: { Args: { name: string; pair_id: string }; Returns: number };
      restore_row: { Args: { history_id: number }; Returns: undefined };
      save_results: {
        Args: { items: Json };
        Returns: {
          category: string;
          corrected_at: string | null;
          created_at: string;
          date: string;
          id: string;
          location: string | null;
          pair1_id: string | null;
          pair2_id: string | null;
          score: string;
          team1: string;
          team2: string;
          time: string | null;
          winner: number | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'results';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      undo_change: { Args: { change_id: number }; Returns: number };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
