import type { BodyOf } from "@/gateway/contract/call";
import type { writeReviews } from "@/gateway/contract/sales/review";
import { starsMax } from "@/gateway/contract/stars";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";

export type ReviewBody = BodyOf<typeof writeReviews>;

/** What a shopper has said of one line so far. */
export interface LineDraft {
	qualityStars?: number;
	serviceStars?: number;
	text: string;
	/** Paths of pictures that have been sent. */
	images: string[];
}

/** By line. */
export type ReviewDraft = Readonly<Record<number, LineDraft>>;

/** The specification's name. */
const entry = "evaluationInfo";
export const emptyLine: LineDraft = { text: "", images: [] };

/** As it was left on this device; nothing where it was of another order. */
export function readDraft(orderNo: string): ReviewDraft {
	const kept = readEntry(entry) as
		| { orderNo?: unknown; lines?: unknown }
		| undefined;
	if (kept?.orderNo !== orderNo || typeof kept.lines !== "object") return {};
	return Object.fromEntries(
		Object.entries(kept.lines ?? {}).map(([id, line]) => [id, read(line)]),
	);
}

export function keepDraft(orderNo: string, lines: ReviewDraft): void {
	writeEntry(entry, { orderNo, lines });
}

export function forgetDraft(): void {
	removeEntry(entry);
}

function read(line: unknown): LineDraft {
	const { qualityStars, serviceStars, text, images } = (line ??
		{}) as Partial<LineDraft>;
	return {
		qualityStars: starsOf(qualityStars),
		serviceStars: starsOf(serviceStars),
		text: typeof text === "string" ? text : "",
		images: Array.isArray(images) ? images.map(String) : [],
	};
}

function starsOf(value: unknown): number | undefined {
	const stars = Number(value);
	return Number.isInteger(stars) && stars >= 1 && stars <= starsMax
		? stars
		: undefined;
}

/** Whether anything was said of a line; of the others nothing is sent. */
export function isBegun(line: LineDraft): boolean {
	return Boolean(
		line.qualityStars || line.serviceStars || line.text || line.images.length,
	);
}

const parts = ["qualityStars", "serviceStars", "text"] as const;
export type LinePart = (typeof parts)[number];

/** What is still to be said, in the order in which it is asked. */
export function missingParts(line: LineDraft): LinePart[] {
	return parts.filter((part) => !String(line[part] ?? "").trim());
}

/** What is sent of the lines that still wait; undefined while something is missing. */
export function bodyOf(
	orderNo: string,
	lineIds: number[],
	draft: ReviewDraft,
): ReviewBody | undefined {
	const reviews = [];
	for (const lineId of lineIds) {
		const line = draft[lineId] ?? emptyLine;
		if (!isBegun(line)) continue;
		const { qualityStars, serviceStars, text, images } = line;
		if (!qualityStars || !serviceStars || text.trim() === "") return undefined;
		reviews.push({ lineId, qualityStars, serviceStars, text, images });
	}
	return reviews.length > 0 ? { orderNo, reviews } : undefined;
}
