import { useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import type { PromotionPage } from "@/gateway/contract/sales/promotion";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

interface PromotionGroupProps {
	group: PromotionPage["groups"][number];
	/** There are others than these. */
	hasMore: boolean;
}

/** Reduced goods of one category. */
export function PromotionGroup({ group, hasMore }: PromotionGroupProps) {
	const t = useTranslations("home.section");
	const { id, name, list } = group;
	const headingId = `promotion-${id}`;
	return (
		<section className="group" aria-labelledby={headingId}>
			<header className="row apart gap-x4">
				<h2 id={headingId} className="head-title">
					{name}
				</h2>
				{hasMore && (
					<Link
						className="target rigid accent strong"
						href={paths.promotions({ cid: id })}
					>
						{t("more")}
						<span className="visually-hidden"> {name}</span>
					</Link>
				)}
			</header>
			<GoodsCards goods={list} />
		</section>
	);
}
