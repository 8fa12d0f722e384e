import type { ChosenCollectionPoint } from "../../../contract/delivery/collection-point";
import type { TimeSpan } from "../../../contract/delivery/delivery-slot";
import type { DeliveryTerms } from "../../../contract/delivery/delivery-terms";
import type { ListedStore } from "../../../contract/delivery/store";
import type { Address } from "../../../contract/identity/address";
import type { FoundCollectionPoint } from "../../delivery/collection-point/service";

/** How one group gets to the address, or where it is fetched. */
export interface GroupDelivery {
	key: string;
	terms: DeliveryTerms;
	store: ListedStore | null;
	isCollected: boolean;
	/** Whether it goes to a collection point in the place of the address … */
	isToPoint: boolean;
	/** … and to which; null where the chosen one takes no parcels any more. */
	point: FoundCollectionPoint | null;
	/** Where it could be fetched, the nearest first. */
	collectingStores: ListedStore[];
	isOutOfReach: boolean;
	nearest: ListedStore | null;
	/** The chosen one, as long as it takes orders; where none is chosen, the store's next one. */
	slot: TimeSpan | null;
	/** What was chosen and takes no orders any more. */
	lostSlot: string | null;
}

/** What was chosen of it. */
export interface Wish {
	address: Pick<Address, "latitude" | "longitude"> | null;
	/** The beginning of a slot by group key. */
	slots: Record<string, string>;
	/** The store where a group is fetched, by group key. */
	collecting: Record<string, number>;
	/** Where all parcels of the mall go in the place of the address. */
	collectionPoint: ChosenCollectionPoint | undefined;
}
