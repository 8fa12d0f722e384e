"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDistance } from "@/lib/location/format-distance";
import { Option } from "./option";
import type { Group, Own } from "./own";

/** Whether the supermarket's goods are brought, or fetched and where; nothing where they can only be brought. */
export function CollectingChoice(props: Own & { group: Group }) {
	const { group, draft, onChange } = props;
	const t = useTranslations("checkout.collecting");
	const { key, collectingStores } = group;
	// As it is chosen: what that comes to is counted meanwhile.
	const isCollected = draft.collecting[key] !== undefined;
	const [nearest] = collectingStores;
	// What can be fetched nowhere any more can still be delivered.
	if (!nearest && !isCollected) return null;

	function choose(storeId: number | undefined) {
		const { [key]: _, ...collecting } = draft.collecting;
		// Another place has other slots.
		const { [key]: __, ...slots } = draft.slots;
		onChange({
			slots,
			collecting:
				storeId === undefined ? collecting : { ...collecting, [key]: storeId },
		});
	}
	return (
		<section className="part">
			<fieldset className="stack cols-1 gap-x2">
				<legend>{t("title")}</legend>
				{[false, true].map((isWanted) => (
					<Option
						key={String(isWanted)}
						type="radio"
						name={`way-${key}`}
						checked={isCollected === isWanted}
						disabled={isWanted && !nearest}
						onChange={() => choose(isWanted ? nearest?.id : undefined)}
					>
						<b>{t(isWanted ? "collect" : "deliver")}</b>
						{isWanted && <small className="note">{t("free")}</small>}
					</Option>
				))}
			</fieldset>
			{isCollected && nearest && (
				<fieldset className="stack cols-1 gap-x2">
					<legend>{t("store")}</legend>
					{collectingStores.map((store) => (
						<Option
							key={store.id}
							type="radio"
							name={`store-${key}`}
							checked={store.id === draft.collecting[key]}
							onChange={() => choose(store.id)}
							aside={<Distance metres={store.distance} />}
						>
							<b>{store.name}</b>
							<span className="soft">{store.address}</span>
						</Option>
					))}
				</fieldset>
			)}
		</section>
	);
}

function Distance({ metres }: { metres: number | null }) {
	const locale = useLocale();
	if (metres === null) return null;
	return <span className="soft">{formatDistance(metres, locale)}</span>;
}
