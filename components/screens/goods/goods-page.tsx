import { notFound } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Activity } from "react";
import { QuestionSection } from "@/components/care/question/question-section";
import { GoodsHeart } from "@/components/catalog/favourites/goods-heart";
import { KeptWatch } from "@/components/catalog/favourites/kept-watch";
import { Gallery } from "@/components/catalog/goods/gallery";
import { GoodsFacts } from "@/components/catalog/goods/goods-facts";
import { Guarantees } from "@/components/catalog/goods/guarantees";
import { Introduction } from "@/components/catalog/goods/introduction";
import { Purchase } from "@/components/catalog/goods/purchase";
import { RecentlyViewed } from "@/components/catalog/goods/recently-viewed";
import { RelatedGoods } from "@/components/catalog/goods/related-goods";
import { ShareButton } from "@/components/catalog/goods/share-button";
import { DeliveryPromise } from "@/components/delivery/promise/delivery-promise";
import { AreaMark } from "@/components/layout/area-mark";
import { GoodsCoupons } from "@/components/sales/coupon/goods-coupons";
import { GoodsGroups } from "@/components/sales/group/goods-groups";
import { RatingLink } from "@/components/sales/review/rating-link";
import { ReviewSection } from "@/components/sales/review/review-section";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { findGoods } from "@/lib/cached/goods";
import { type GoodsQuestions, readQuestions } from "@/lib/cached/question";
import { type GoodsReviews, readReviews } from "@/lib/cached/review";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { describeGoods } from "@/lib/seo/structured-data/goods";
import { GoodsStyles } from "./goods-styles";
import { MerchantCard } from "./merchant-card";

interface GoodsPageProps {
	/** As the address says it. */
	id: string;
	/** The sku of the address; one that the goods no longer has opens the page as it is. */
	skuId?: number;
}

/** The page of a goods. 404 for one that is unknown or off the shelf. */
export async function GoodsPage({ id, skuId }: GoodsPageProps) {
	const goods = await findGoods(id);
	if (!goods) notFound();
	const locale = await currentLocale();
	const [reviews, questions] = await Promise.all([
		readReviews(locale, goods.id).catch(() => undefined),
		readQuestions(locale, goods.id).catch(() => undefined),
	]);
	return (
		<GoodsView
			goods={goods}
			reviews={reviews}
			questions={questions}
			skuId={skuId}
		/>
	);
}

interface GoodsViewProps {
	goods: GoodsDetail;
	/** Undefined where they could not be read: the goods never falls with them. */
	reviews: GoodsReviews | undefined;
	questions: GoodsQuestions | undefined;
	/** The sku of the address. */
	skuId?: number;
}

/** One goods: pictures left, decision right, what is known about it below. */
function GoodsView({ goods, reviews, questions, skuId }: GoodsViewProps) {
	const t = useTranslations("goods");
	const sources = [
		...goods.gallery,
		...goods.skus.flatMap(({ image }) => image ?? []),
	];
	return (
		<>
			<AreaMark area={goods.cartType} />
			<GoodsStyles>
				<JsonLd things={describeGoods(goods, useLocale(), reviews)} />
				<GoodsBreadcrumb goods={goods} />
				<div className="stage stack gap-x5">
					<Gallery name={goods.name} sources={[...new Set(sources)]} />
					<div className="decision stack gap-x5 from-top">
						<div className="stack gap-x2">
							<p className="sold-by soft">
								{goods.brand ?? goods.merchant.name}
								{goods.sales > 0 && (
									<span>{t("sold", { count: goods.sales })}</span>
								)}
							</p>
							<div className="titled flow gap-x4 apart at-start">
								<h1 className="head-title anywhere text-pretty">
									{goods.name}
								</h1>
								<div className="flow rigid">
									<ShareButton label={t("share")} name={goods.name} />
									<GoodsHeart id={goods.id} name={goods.name} />
								</div>
							</div>
							<KeptWatch id={goods.id} name={goods.name} />
							{reviews && <RatingLink summary={reviews.summary} />}
							{goods.unit && <p className="size-reading soft">{goods.unit}</p>}
						</div>
						<Purchase
							goods={goods}
							skuId={skuId}
							offers={<GoodsCoupons goodsId={goods.id} />}
						/>
						<GoodsGroups goodsId={goods.id} />
						<DeliveryPromise goods={goods} />
						<Guarantees keys={goods.guarantees} />
					</div>
				</div>
				<Activity>
					<div className="about stack gap-x4 at-start">
						<section className="stack gap-x3 as-panel pad-x5">
							<h2 className="head-reading">{t("introduction.title")}</h2>
							<Introduction text={goods.introduction} />
						</section>
						<GoodsFacts goods={goods} />
						<MerchantCard id={goods.id} merchant={goods.merchant} />
					</div>
				</Activity>
				{reviews && (
					<Activity>
						<ReviewSection goods={goods} reviews={reviews} />
					</Activity>
				)}
				{questions && (
					<Activity>
						<QuestionSection goodsId={goods.id} questions={questions} />
					</Activity>
				)}
				<RelatedGoods id={goods.id} />
				<RecentlyViewed id={goods.id} />
			</GoodsStyles>
		</>
	);
}

function GoodsBreadcrumb({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("list.area");
	const isSupermarket = goods.cartType === "SUPERMARKET";
	return (
		<Breadcrumb
			crumbs={[
				{
					name: isSupermarket ? t("supermarket") : t("mall"),
					path: paths.home(goods.cartType),
				},
				...goods.categories.map(({ id, name }) => ({
					name,
					path: paths.goodsList({ cid: id }),
				})),
				{ name: goods.name },
			]}
		/>
	);
}
