import { connection } from "next/server";

/** While `next build` prerenders, with no catalogue to read. */
export const isBuilding = process.env.NEXT_PHASE === "phase-production-build";

/**
 * Stops a prerender of `next build` here, so that a build needs no database and stores only the frame of a page.
 * While the shop runs it does nothing, and the page is stored whole.
 */
export async function notDuringBuild(): Promise<void> {
	if (isBuilding) await connection();
}
