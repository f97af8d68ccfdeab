/** What is said of changes to projects: each screen has its own sentences. */
export interface Sentences {
  readonly updated: string
  readonly notUpdated: string
  readonly deleted: string
  readonly notDeleted: string
}

export const DASHBOARD_SENTENCES: Sentences = {
  updated: 'Project updated successfully',
  notUpdated: 'Failed to update project',
  deleted: 'Project deleted successfully. Lists and results moved to ungrouped.',
  notDeleted: 'Failed to delete project',
}

export const PROJECT_SENTENCES = {
  created: 'Project created successfully!',
  notCreated: 'Failed to create project',
  updated: 'Project updated successfully!',
  notUpdated: 'Failed to update project',
  deleted: 'Project deleted successfully!',
  notDeleted: 'Failed to delete project',
} as const satisfies Sentences & { readonly created: string; readonly notCreated: string }
