import { useTranslations } from "next-intl";
import type { UnitPrice } from "@/gateway/contract/catalog/unit-price";
import { formatPrice } from "@/lib/money/money";

// messages: goods.price.per.*

/** What a measure of it costs, in words such as "HK$4.98 / 100 g"; undefined where it is not known. */
export function useUnitPrice() {
	const t = useTranslations("goods.price.per");
	return (unitPrice: UnitPrice | null) =>
		unitPrice
			? t(unitPrice.per, { amount: formatPrice(unitPrice.price) })
			: undefined;
}

interface PriceNotesProps {
	unitPrice: UnitPrice | null;
	lowestBefore: string | null;
}

/** Below the price of a sku: what a measure of it costs, and what it cost at least before it was reduced. */
export function PriceNotes({ unitPrice, lowestBefore }: PriceNotesProps) {
	const t = useTranslations("goods.price");
	const perUnit = useUnitPrice()(unitPrice);
	return (
		<>
			{perUnit && <p className="note">{perUnit}</p>}
			{lowestBefore && (
				<p className="note">
					{t("lowestBefore", { amount: formatPrice(lowestBefore) })}
				</p>
			)}
		</>
	);
}
