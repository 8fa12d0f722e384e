import type { Localized } from "../../../contract/locale";
import type { DayHours } from "../../../contract/values";
import { hoursOn } from "../../delivery/store/service";
import { collectUntil, parcelUntil } from "./collect-until";
import type { OrderRow } from "./repository";

interface WaitingPlace {
	name: Localized;
	address: Localized;
	/** On the day of its slot, or of its arrival. */
	hours: DayHours;
	until: Date;
}

/** Where an order waits for its buyer; undefined for one that waits nowhere. */
export function waitingPlaceOf(row: OrderRow): WaitingPlace | undefined {
	const { order, storeName, storeAddress, storeHours, arrivedAt } = row;
	const { isCollected, slotStartsAt, point } = order;
	if (isCollected && slotStartsAt)
		return {
			name: storeName ?? {},
			address: storeAddress ?? {},
			hours: hoursOn(storeHours ?? [], slotStartsAt),
			until: collectUntil({ ...order, slotStartsAt }),
		};
	return point && arrivedAt
		? {
				name: point.name,
				address: point.address,
				hours: hoursOn(point.openingHours, arrivedAt),
				until: parcelUntil(arrivedAt),
			}
		: undefined;
}
