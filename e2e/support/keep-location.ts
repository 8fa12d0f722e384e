import type { BrowserContext } from "@playwright/test";

export interface KeptLocation {
	latitude: number;
	longitude: number;
	label: string;
}

export const shaTin = {
	latitude: 22.3817,
	longitude: 114.1889,
	label: "Sha Tin",
};
/** Lantau's south: no store delivers there. */
export const lantau = {
	latitude: 22.2456,
	longitude: 113.9436,
	label: "Lantau",
};

/** As a device that remembers where its shopper wants the goods. */
export function keepLocation(
	context: BrowserContext,
	place: KeptLocation,
): Promise<unknown> {
	return context.addInitScript((content) => {
		const entry = { dataType: "object", content, type: "local", timestamp: 0 };
		localStorage.setItem("hk-place", JSON.stringify(entry));
	}, place);
}
