"use client";

import { ShopMap } from "@/components/delivery/map/shop-map";
import { rankStores } from "@/gateway/contract/delivery/nearest-stores";
import { useLocation } from "@/lib/location/chosen-location";
import type { StoreView } from "./use-store-views";

interface StoreMapProps {
	stores: StoreView[];
	/** What the map shows, for those who hear it. */
	label: string;
	/** The store that the page is about; else the one that delivers to the chosen place stands out. */
	id?: number;
}

/** Where the stores are and where the shopper is, as high as what it stands in. */
export function StoreMap({ stores, label, id }: StoreMapProps) {
	const place = useLocation() ?? null;
	const [first] = place ? rankStores(stores, place) : [];
	const chosen = id ?? (first?.delivers ? first.store.id : undefined);
	return (
		<ShopMap
			pin={place}
			markers={stores.map((store) => ({
				...store,
				reachMetres: store.id === chosen ? store.radiusMetres : undefined,
				isChosen: store.id === chosen,
			}))}
			label={label}
		/>
	);
}
