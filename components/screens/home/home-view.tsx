import { useLocale, useTranslations } from "next-intl";
import { Activity, Fragment } from "react";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { Activities } from "@/components/content/home/activities";
import { Banners } from "@/components/content/home/banners";
import { HomeSection } from "@/components/content/home/home-section";
import { MallMenu } from "@/components/content/home/mall-menu";
import { Merchants } from "@/components/content/home/merchants";
import { CourierLine } from "@/components/delivery/promise/courier-line";
import { DeliveryLine } from "@/components/delivery/promise/delivery-line";
import { AreaMark } from "@/components/layout/area-mark";
import { GroupsLink } from "@/components/sales/group/groups-link";
import { JsonLd } from "@/components/ui/json-ld";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { ActivityCard } from "@/gateway/contract/content/activity";
import type { HomeIndex } from "@/gateway/contract/content/home";
import type { MerchantCard } from "@/gateway/contract/marketplace/merchant";
import type { CartType } from "@/gateway/contract/values";
import { describeShop } from "@/lib/seo/structured-data/shop";
import { deliveryHours } from "@/lib/terms/delivery-terms";
import { HomeStyles } from "./home-styles";

interface HomeViewProps {
	home: HomeIndex;
	categories: CategoryNode[];
	activities: ActivityCard[];
	/** Those of the mall; none where the shop sells by itself. */
	merchants: MerchantCard[];
	cartType: CartType;
}

/** A row of a desktop, two of a phone. */
const tilesShown = 8;

/** The home of one area: the supermarket opens on delivery and categories, the mall on its category menu. */
export function HomeView(props: HomeViewProps) {
	const { home, categories, activities, merchants, cartType } = props;
	const t = useTranslations("home");
	const locale = useLocale();
	const { siteName } = home;
	const isMall = cartType === "E_COMMERCE";
	return (
		<>
			<AreaMark area={cartType} asksLocation={!isMall} />
			<HomeStyles>
				{!isMall && <JsonLd things={describeShop(home, locale)} />}
				<h1 className="visually-hidden">
					{t(isMall ? "heading.mall" : "heading.supermarket", { siteName })}
				</h1>
				{isMall ? (
					<CourierLine />
				) : (
					<DeliveryLine
						words={{
							label: t("delivery.label"),
							hours: t("delivery.hours", {
								from: `${deliveryHours.firstHour}:00`,
								to: `${deliveryHours.lastHour}:00`,
							}),
							stores: t("delivery.stores"),
						}}
					/>
				)}
				<div className={`front stack gap-x4${isMall ? " of-mall" : ""}`}>
					{isMall && <MallMenu categories={categories} />}
					<Banners banners={home.banners} />
					<CategoryTiles
						categories={categories.slice(0, tilesShown)}
						isColumn={!isMall}
					/>
				</div>
				{home.sections.map((section, at) => (
					<Fragment key={section.id}>
						<Activity>
							<HomeSection section={section} isTinted={at % 2 === 1} />
						</Activity>
						{at === 0 && (
							<>
								{isMall && <GroupsLink />}
								<Activity>
									<Activities activities={activities} />
								</Activity>
							</>
						)}
					</Fragment>
				))}
				<Activity>
					<Merchants merchants={merchants} />
				</Activity>
			</HomeStyles>
		</>
	);
}
