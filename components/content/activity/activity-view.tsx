import { useLocale, useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { JsonLd } from "@/components/ui/json-ld";
import type { ActivityDetail } from "@/gateway/contract/content/activity";
import { paths } from "@/lib/routes/paths";
import { describeGoodsList } from "@/lib/seo/structured-data/goods-list";
import { ActivityPeriod } from "./activity-period";
import { ActivityPicture } from "./activity-picture";
import { ActivityStyles } from "./activity-styles";

/** One activity: what it is about, until when, and its goods. */
export function ActivityView({ activity }: { activity: ActivityDetail }) {
	const t = useTranslations();
	const locale = useLocale();
	const { name, description, image, goods } = activity;
	return (
		<ActivityStyles>
			<Breadcrumb
				crumbs={[
					{ name: t("layout.shop.name"), path: paths.home() },
					{ name: t("activity.title"), path: paths.activities() },
					{ name },
				]}
			/>
			<header className="front stack as-panel">
				<ActivityPicture
					source={image}
					sizes="(min-width: 1024px) 690px, 92vw"
					isFirst
				/>
				<div className="words stack gap-x3 to-start pad-x5 size-reading text-pretty">
					<h1 className="head-heading text-balance">{name}</h1>
					<ActivityPeriod {...activity} />
					{description && <p>{description}</p>}
				</div>
			</header>
			{goods.length > 0 ? (
				<section aria-labelledby="goods-heading">
					<h2 id="goods-heading" className="heading head-title">
						{t("activity.goods")}
					</h2>
					<GoodsCards goods={goods} />
				</section>
			) : (
				<EmptyState
					picture="/pictures/empty-list.webp"
					title={t("activity.noGoods")}
				>
					<LinkButton kind="primary" href={paths.activities()}>
						{t("activity.others")}
					</LinkButton>
				</EmptyState>
			)}
			{goods.length > 0 && (
				<JsonLd things={[describeGoodsList({ name, goods }, locale)]} />
			)}
		</ActivityStyles>
	);
}
