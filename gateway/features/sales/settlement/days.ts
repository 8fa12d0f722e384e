import { hongKongTime } from "../../../http/hong-kong-time";

/** The day of a moment by Hong Kong's calendar, such as "2026-11-22". */
export const dayOf = (moment: Date): string =>
	hongKongTime(moment).slice(0, 10);
