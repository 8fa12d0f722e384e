import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import { paths } from "@/lib/routes/paths";

interface NoGoodsProps {
	merchant: Pick<MerchantDetail, "id" | "name">;
	keyword?: string;
}

/** Nothing by these words, or nothing on the shelf: what the merchant has, or what all have. */
export function NoGoods({ merchant: { id, name }, keyword }: NoGoodsProps) {
	const t = useTranslations("merchant");
	if (keyword === undefined)
		return (
			<EmptyState picture="/pictures/empty-list.webp" title={t("home.empty")}>
				<LinkButton kind="primary" href={paths.street()}>
					{t("street.showAll")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<EmptyState
			picture="/pictures/empty-search.webp"
			title={t("shop.emptySearch", { name, keyword })}
			detail={t("shop.emptyDetail")}
		>
			<LinkButton kind="primary" href={paths.merchantShelf({ id })}>
				{t("shop.showAll")}
			</LinkButton>
			<LinkButton kind="quiet" href={paths.goodsList({ title: keyword })}>
				{t("shop.everywhere")}
			</LinkButton>
		</EmptyState>
	);
}
