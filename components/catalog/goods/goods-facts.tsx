import { useLocale, useTranslations } from "next-intl";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { knownFacts } from "@/lib/format/goods-facts";
import { FactsStyles } from "./facts-styles";

/** What is known about it, one row each. */
export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("goods");
	// messages: goods.facts.*, goods.storage.*
	const known = knownFacts(goods, (key) => t(key), useLocale());
	if (known.length === 0) return null;
	return (
		<FactsStyles className="stack gap-x3 as-panel pad-x5 facts-panel">
			<h2 className="head-reading">{t("facts.title")}</h2>
			<dl>
				{known.map(([label, value]) => (
					<div key={label} className="rule-below">
						<dt className="soft">{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</FactsStyles>
	);
}
