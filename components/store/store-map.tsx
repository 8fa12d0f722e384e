"use client";

import { ShopMap } from "@/components/map/shop-map";
import { rankStores } from "@/gateway/contract/nearest-stores";
import { usePlace } from "@/lib/place/chosen-place";
import type { StoreFace } from "./use-store-faces";

interface StoreMapProps {
	stores: StoreFace[];
	/** What the map shows, for those who hear it. */
	label: string;
	/** The store that the page is about; else the one that delivers to the chosen place stands out. */
	id?: number;
}

/** Where the stores are and where the shopper is, as high as what it stands in. */
export function StoreMap({ stores, label, id }: StoreMapProps) {
	const place = usePlace() ?? null;
	const [first] = place ? rankStores(stores, place) : [];
	const chosen = id ?? (first?.delivers ? first.store.id : undefined);
	return (
		<ShopMap
			pin={place}
			markers={stores.map(
				({ id, name, latitude, longitude, radiusMetres }) => ({
					...{ id, name, latitude, longitude },
					reachMetres: id === chosen ? radiusMetres : undefined,
					isChosen: id === chosen,
				}),
			)}
			label={label}
		/>
	);
}
