import type { StoreFields } from "../contract/delivery/store-admin";

/** A store as staff write it, in Sheung Wan unless told otherwise. */
export function storeFields(changed: Partial<StoreFields> = {}): StoreFields {
	return {
		name: { "zh-CN": "上環店", en: "Sheung Wan store" },
		district: { "zh-CN": "中西區", en: "Central and Western" },
		address: { "zh-CN": "上環德輔道中 1 號", en: "1 Des Voeux Road Central" },
		phone: "+852 2345 6789",
		latitude: 22.2866,
		longitude: 114.1502,
		radiusMetres: 3_000,
		fee: "50.00",
		freeFrom: "350.00",
		openingHours: Array.from({ length: 7 }, () => ({
			from: "09:00",
			to: "22:00",
		})),
		slotCapacity: 20,
		collects: false,
		collectingCapacity: 20,
		takesParcels: false,
		isInService: true,
		...changed,
	};
}

/** Closes slots of a store, or of all for null, from tomorrow for two hours on Hong Kong's clock. */
export function closureTomorrow(now: Date, storeId: number | null) {
	const day = new Date(now.getTime() + 32 * 3_600_000)
		.toISOString()
		.slice(0, 10);
	return {
		from: `${day}T10:00`,
		until: `${day}T12:00`,
		reason: "rainstorm",
		storeId,
		note: null,
	};
}
