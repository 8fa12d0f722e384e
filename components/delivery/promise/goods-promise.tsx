"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import { LateWords } from "@/lib/i18n/late-words";
import { nameOf } from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { useDelivery } from "@/lib/location/use-delivery";
import { formatPriceBriefly } from "@/lib/money/money";
import { missingForFree } from "@/lib/terms/free-delivery";
import { Earliest } from "./earliest";

export interface GoodsPromiseProps {
	merchantId: number;
	/** What one costs; undefined where that depends on the choice. */
	price?: string;
	/** What is true for every place. */
	children: ReactNode;
}

/** When the goods can be at the chosen place and what that costs, or which store would be nearest. */
export function GoodsPromise(props: GoodsPromiseProps) {
	const { merchantId, price, children } = props;
	const { place, delivery } = useDelivery();
	const locale = useLocale();
	const store = delivery?.stores.find(({ merId }) => merId === merchantId);
	if (!place || !delivery || !store) return children;
	return (
		<LateWords part="delivery" fallback={children}>
			{store.delivers ? (
				<>
					<p>
						<Icon
							name={store.closure ? "circle-alert" : "calendar-clock"}
							size={20}
						/>
						<span>
							<Earliest store={store} at={delivery.at} />
						</span>
					</p>
					<Fee store={store} price={price} />
				</>
			) : (
				<OutOfReach store={store} place={nameOf(place, locale)} />
			)}
		</LateWords>
	);
}

function Fee({ store, price }: { store: ListedStore; price?: string }) {
	const t = useTranslations("delivery");
	const missing = price && missingForFree(price, store.freeFrom);
	const fee = formatPriceBriefly(store.fee);
	return (
		<p>
			<Icon name="truck" size={20} />
			<span>
				{price === undefined &&
					t("feeFrom", { fee, amount: formatPriceBriefly(store.freeFrom) })}
				{missing && t("fee", { fee, missing: formatPriceBriefly(missing) })}
				{missing === null && t("free")}
			</span>
		</p>
	);
}

function OutOfReach({ store, place }: { store: ListedStore; place: string }) {
	const t = useTranslations("delivery");
	const locale = useLocale();
	return (
		<>
			<p>
				<Icon name="circle-alert" size={20} />
				<b>{t("none", { place })}</b>
			</p>
			<p>
				<Icon name="store" size={20} />
				<span>
					{t("nearest", {
						store: store.name,
						distance: formatDistance(store.distance ?? 0, locale),
					})}
				</span>
			</p>
		</>
	);
}
