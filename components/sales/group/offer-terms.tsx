import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import type { GroupOffer } from "@/gateway/contract/sales/group";
import { formatPriceBriefly } from "@/lib/money/money";
import { Together } from "./group-styles";

interface OfferTermsProps {
	offer: Pick<GroupOffer, "size" | "hours" | "singlePrice">;
	/** For each piece. */
	price: string;
}

/** What it costs together and alone, for how many people and in what time. */
export function OfferTerms({ offer, price }: OfferTermsProps) {
	const t = useTranslations("group.offer");
	const { size, hours, singlePrice } = offer;
	return (
		<>
			<Together>
				<span className="badge strong">{t("size", { size })}</span>
				<Price amount={price} />
			</Together>
			<p className="soft">
				{t("alone", { price: formatPriceBriefly(singlePrice) })} ·{" "}
				{t("hours", { hours })}
			</p>
		</>
	);
}
