import { useLocale, useTranslations } from "next-intl";
import { buttonClass, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Store } from "@/gateway/contract/delivery/store";
import { nameWeekdays } from "@/lib/format/opening-hours";
import { paths } from "@/lib/routes/paths";
import { InTime } from "./in-time";
import { StoreOpenNow } from "./open-now";
import { SlotsSeat } from "./slots-seat";
import { StoreDelivery } from "./store-delivery";
import { StoreFacts } from "./store-facts";
import { StoreMap } from "./store-map";
import { StoreFrontStyles } from "./store-page-styles";
import { useStoreViews } from "./use-store-views";

interface StoreFrontProps {
	store: Store;
	/** All that are in service, this one among them. */
	stores: Store[];
	/** In per cent; undefined where that is not said. */
	inTime: number | undefined;
}

/** What a shopper decides by: name and hours, delivery, slots, and where it is. */
export function StoreFront({ store, stores, inTime }: StoreFrontProps) {
	const t = useTranslations("stores");
	const { id, name } = store;
	const views = stores.map(useStoreViews());
	return (
		<StoreFrontStyles>
			<header className="head as-panel stack gap-x4">
				<div>
					<h1 className="head-heading anywhere">{name}</h1>
					<p className="soft size-reading">{store.district}</p>
					<StoreOpenNow id={id} />
				</div>
				<div className="flow wraps gap-x3">
					<LinkButton kind="primary" href={paths.storeShelf({ id })}>
						{t("detail.shop")}
					</LinkButton>
					<Directions store={store} />
				</div>
			</header>
			<StoreDelivery id={id} stores={views} label={t("detail.terms")} />
			<section className="slots as-panel" aria-labelledby="slots-heading">
				<h2 id="slots-heading" className="head-title">
					{t("slots.title")}
				</h2>
				<InTime percent={inTime} />
				<SlotsSeat storeId={id} weekdays={nameWeekdays(useLocale())} />
			</section>
			<div className="where stack cols-1 gap-x4 from-top">
				<div className="map">
					<StoreMap stores={views} id={id} label={t("map.one", { name })} />
				</div>
				<StoreFacts store={store} />
			</div>
		</StoreFrontStyles>
	);
}

/** A map service of the shopper's own shows the way. */
function Directions({ store: { latitude, longitude } }: { store: Store }) {
	const t = useTranslations("stores.detail");
	return (
		<a
			className={buttonClass({ kind: "quiet" })}
			href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
			target="_blank"
			rel="noreferrer"
		>
			<Icon name="navigation" size={18} />
			{t("directions")}
			<span className="visually-hidden">{t("newTab")}</span>
		</a>
	);
}
