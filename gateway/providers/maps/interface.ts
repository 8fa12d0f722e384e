import type { Point } from "../../contract/distance";
import type { LocaleCode } from "../../contract/locale";

export interface Prediction {
	/** Only this provider can read it; `local:` begins those of the gazetteer. */
	placeId: string;
	description: string;
	/** Whole metres from `near`; null without it, or where the provider does not say. */
	distance: number | null;
}

export interface KnownPlace extends Point {
	/** In the language asked for, as far as the provider speaks it. */
	label: string;
	/** Key of the Hong Kong district; null elsewhere. */
	district: string | null;
}

/** Whom an answer is for. */
export interface Asker {
	locale: LocaleCode;
	/** What one address may ask a paid service is limited. */
	clientAddress: string;
}

export interface Suggestion {
	text: string;
	city?: string;
	near?: Point;
}

/**
 * Knows places: `live` asks the maps service with the operator's key, `local` the gazetteer of Hong Kong. The live one
 * answers from the local one whenever the service is slow, wrong or beyond its daily budget: no method rejects for that.
 */
export interface MapsProvider {
	/** Likeliest first, at most `predictionsMax`. */
	predict: (suggestion: Suggestion, asker: Asker) => Promise<Prediction[]>;
	/** Undefined for an id nobody knows. */
	find: (placeId: string, asker: Asker) => Promise<KnownPlace | undefined>;
	/** What a point is called, the nearest name first; none where nothing is near. */
	describe: (point: Point, asker: Asker) => Promise<KnownPlace[]>;
	/** Where the asker's address of the internet is, roughly. */
	locate: (asker: Asker) => Promise<{ point: Point; city: string }>;
}
