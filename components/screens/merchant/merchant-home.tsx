import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { AreaMark } from "@/components/layout/area-mark";
import type { Front } from "@/components/marketplace/merchant/find-front";
import { FrontGoods } from "@/components/marketplace/merchant/front-goods";
import { MerchantHead } from "@/components/marketplace/merchant/merchant-head";
import {
	MerchantPageStyles,
	MerchantPart,
} from "@/components/marketplace/merchant/page-styles";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { JsonLd } from "@/components/ui/json-ld";
import { kit } from "@/components/ui/kit-css";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { describeMerchant } from "@/lib/seo/structured-data/merchant";
import { theme } from "@/lib/theme/theme";
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
			<MerchantPageStyles>
				<JsonLd things={[describeMerchant(merchant, useLocale())]} />
				<MerchantHead merchant={merchant} tab="front" />
				{notice && (
					<News aria-label={t("notice")}>
						<Icon name="message-circle" size={20} />
						<p>{notice}</p>
					</News>
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
					<MerchantPart>
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
					</MerchantPart>
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
			</MerchantPageStyles>
		</>
	);
}

/** What a merchant has to say just now. */
const News = styled.section`
	${kit.grid("20px minmax(0, 1fr)", "x3")};
	padding: ${theme.space.x3} ${theme.space.x4};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.amberWash};
`;
