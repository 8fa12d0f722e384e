"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import { LateWords } from "@/lib/i18n/late-words";
import { useDelivery } from "@/lib/location/use-delivery";
import { formatPriceBriefly } from "@/lib/money/money";
import { Earliest } from "./earliest";

interface StripPromiseProps {
	storeId: number;
	/** What is known of the store without asking. */
	children: ReactNode;
}

/** When the store of a strip delivers to the chosen place, from the gateway; until then and without it what was known. */
export function StripPromise({ storeId, children }: StripPromiseProps) {
	const { delivery } = useDelivery();
	const store = delivery?.stores.find(({ id }) => id === storeId);
	if (!delivery || !store?.delivers) return children;
	return (
		<LateWords part="delivery" fallback={children}>
			<Earliest store={store} at={delivery.at} />
			{!store.closure && <Terms store={store} />}
		</LateWords>
	);
}

function Terms({ store }: { store: ListedStore }) {
	const t = useTranslations("delivery");
	return (
		<span className="terms">
			{t("feeFrom", {
				fee: formatPriceBriefly(store.fee),
				amount: formatPriceBriefly(store.freeFrom),
			})}
		</span>
	);
}
