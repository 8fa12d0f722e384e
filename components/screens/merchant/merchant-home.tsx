import { useLocale, useTranslations } from "next-intl";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { AreaMark } from "@/components/layout/area-mark";
import type { Front } from "@/components/marketplace/merchant/find-front";
import { FrontGoods } from "@/components/marketplace/merchant/front-goods";
import { MerchantHead } from "@/components/marketplace/merchant/merchant-head";
import { MerchantStyles } from "@/components/marketplace/merchant/merchant-styles";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { JsonLd } from "@/components/ui/json-ld";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { describeMerchant } from "@/lib/seo/structured-data/merchant";
import { inArea } from "@/lib/theme/area";
import { FrontCoupons } from "./front-coupons";

/** The front of a merchant: what it says, gives and sells best, and what is new. */
export function MerchantHome(front: Front) {
	const { merchant, best, newest, coupons, categories } = front;
	const t = useTranslations("merchant.home");
	const { id, notice, goodsCount } = merchant;
	const area = best[0]?.cartType ?? "E_COMMERCE";
	return (
		<>
			<AreaMark area={area} />
			<MerchantStyles {...inArea(area)}>
				<JsonLd things={[describeMerchant(merchant, useLocale())]} />
				<MerchantHead merchant={merchant} tab="front" />
				{notice && (
					<section className="news" aria-label={t("notice")}>
						<Icon name="message-circle" size={20} />
						<p>{notice}</p>
					</section>
				)}
				<FrontCoupons merchantId={id} coupons={coupons} />
				{best.length === 0 ? (
					<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
						<LinkButton kind="primary" href={paths.street()}>
							{t("toHome")}
						</LinkButton>
					</EmptyState>
				) : (
					<FrontGoods
						title={t("best")}
						goods={best}
						more={{
							word: t("allGoods", { count: goodsCount }),
							path: paths.merchantShelf({ id }),
						}}
					/>
				)}
				{categories.length > 1 && (
					<section className="part">
						<header>
							<h2>{t("categories")}</h2>
							<Link className="more" href={paths.merchantCategories(id)}>
								{t("allCategories")}
							</Link>
						</header>
						<CategoryTiles
							categories={categories}
							label={t("categories")}
							pathOf={(cid) => paths.merchantShelf({ id, cid })}
						/>
					</section>
				)}
				{newest.length > 0 && (
					<FrontGoods
						title={t("newest")}
						goods={newest}
						more={{
							word: t("allNewest"),
							path: paths.merchantShelf({ id, sort: "new" }),
						}}
					/>
				)}
			</MerchantStyles>
		</>
	);
}
