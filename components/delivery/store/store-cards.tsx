"use client";

import type { CSSProperties } from "react";
import { rankStores } from "@/gateway/contract/delivery/nearest-stores";
import { useLocation } from "@/lib/location/chosen-location";
import { useStoresNow } from "@/lib/location/use-stores-now";
import { StoreCard } from "./store-card";
import type { StoreView } from "./use-store-views";

/** Once a place is known the nearest store stands first. Each seat keeps its element and size, only words change. */
export function StoreCards(props: { stores: StoreView[]; label: string }) {
	const { stores, label } = props;
	const place = useLocation();
	const nowOf = useStoresNow();
	const seats = place
		? rankStores(stores, place)
		: stores.map((store) => ({ store }));
	const hoursMax = Math.max(...stores.map(({ hours }) => hours.length));
	return (
		<ol
			className="branches"
			aria-label={label}
			style={{ "--hours": hoursMax } as CSSProperties}
		>
			{seats.map((seat, at) => (
				<StoreCard
					// biome-ignore lint/suspicious/noArrayIndexKey: a seat stays while stores change places.
					key={at}
					{...seat}
					isNearest={at === 0}
					now={nowOf(seat.store.id)}
				/>
			))}
		</ol>
	);
}
