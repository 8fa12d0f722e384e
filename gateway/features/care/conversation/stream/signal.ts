import { z } from "zod";

const changed = z.object({
	/** Of the conversation. */
	id: z.int(),
	/** Its shopper. */
	accountId: z.int(),
	/** Whose staff answers it, and answered it before. */
	staffOf: z.array(z.int()),
});
export type Changed = z.infer<typeof changed>;

const kind = "conversation ";

export const writeSignal = (said: Changed): string =>
	kind + JSON.stringify(said);

/** Undefined for signals of other kinds, and of a release that says it otherwise. */
export function readSignal(signal: string): Changed | undefined {
	if (!signal.startsWith(kind)) return undefined;
	try {
		return changed.safeParse(JSON.parse(signal.slice(kind.length))).data;
	} catch {
		return undefined;
	}
}
