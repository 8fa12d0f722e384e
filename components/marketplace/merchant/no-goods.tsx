import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
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
				<Link className="button primary" href={paths.street()}>
					{t("street.showAll")}
				</Link>
			</EmptyState>
		);
	return (
		<EmptyState
			picture="/pictures/empty-search.webp"
			title={t("shop.emptySearch", { name, keyword })}
			detail={t("shop.emptyDetail")}
		>
			<Link className="button primary" href={paths.merchantShelf({ id })}>
				{t("shop.showAll")}
			</Link>
			<Link className="button quiet" href={paths.goodsList({ title: keyword })}>
				{t("shop.everywhere")}
			</Link>
		</EmptyState>
	);
}
