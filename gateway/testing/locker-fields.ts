import type { LockerFields } from "../contract/delivery/locker-admin";

/** A locker as operators write it, in Mong Kok unless told otherwise. */
export function lockerFields(
	changed: Partial<LockerFields> = {},
): LockerFields {
	return {
		network: "Harbour Locker",
		code: "HL-9999",
		name: { "zh-CN": "旺角智能櫃", en: "Mong Kok locker" },
		district: "yau-tsim-mong",
		address: { "zh-CN": "旺角彌敦道 700 號", en: "700 Nathan Road" },
		latitude: 22.3203,
		longitude: 114.1694,
		openingHours: Array.from({ length: 7 }, () => ({
			from: "06:00",
			to: "24:00",
		})),
		isOpen: true,
		...changed,
	};
}
