import { useLocale, useTranslations } from "next-intl";
import type { Store } from "@/gateway/contract/delivery/store";
import { groupOpeningHours } from "@/lib/format/opening-hours";
import { StoreFactsStyles } from "./store-page-styles";

/** Where a store is, how to call it and when it is open. */
export function StoreFacts({ store }: { store: Store }) {
	const t = useTranslations("stores.detail");
	const locale = useLocale();
	const { address, phone, openingHours } = store;
	return (
		<StoreFactsStyles
			className="as-panel stack gap-x3 from-top"
			aria-labelledby="facts-heading"
		>
			<h2 id="facts-heading" className="head-title">
				{t("facts")}
			</h2>
			<dl className="at-baseline">
				<dt className="soft">{t("address")}</dt>
				<dd>{address}</dd>
				<dt className="soft">{t("phone")}</dt>
				<dd>
					<a
						className="target underlined"
						href={`tel:${phone.replaceAll(" ", "")}`}
					>
						{phone}
					</a>
				</dd>
				<dt className="soft">{t("hours")}</dt>
				{groupOpeningHours(openingHours, locale).map(({ days, hours }) => (
					<dd key={days ?? ""} className="flow apart gap-x4">
						<span>{days ?? t("everyDay")}</span>
						<span>{hours ?? t("rest")}</span>
					</dd>
				))}
			</dl>
		</StoreFactsStyles>
	);
}
