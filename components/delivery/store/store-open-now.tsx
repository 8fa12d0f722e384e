"use client";

import { useStoresNow } from "@/lib/location/use-stores-now";
import { OpenNow } from "./open-now";

export function StoreOpenNow({ id }: { id: number }) {
	const nowOf = useStoresNow();
	return <OpenNow now={nowOf(id)} />;
}
