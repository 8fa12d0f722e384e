import type { CartType } from "../values";

export interface DeliveryTerms {
	fee: string;
	/** From this total of goods on there is no fee. */
	freeFrom: string;
}

/** Nothing is brought anywhere. */
export const collectingTerms: DeliveryTerms = { fee: "0.00", freeFrom: "0.00" };

/** A merchant of the mall brings many parcels to one place: a shopper who fetches one there pays no freight. */
export const collectionPointTerms: DeliveryTerms = {
	fee: "0.00",
	freeFrom: "0.00",
};

/** The supermarket delivers from a store; in the mall each merchant sends a parcel and counts its own total. */
export const deliveryTerms: Record<CartType, DeliveryTerms> = {
	SUPERMARKET: { fee: "50.00", freeFrom: "350.00" },
	E_COMMERCE: { fee: "30.00", freeFrom: "399.00" },
};
