import { useLocale, useTranslations } from "next-intl";
import { Activity } from "react";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { Activities } from "@/components/content/home/activities";
import { Banners } from "@/components/content/home/banners";
import { DeliveryStrip } from "@/components/content/home/delivery-strip";
import { HomeSection } from "@/components/content/home/home-section";
import { MallMenu } from "@/components/content/home/mall-menu";
import { Merchants } from "@/components/content/home/merchants";
import { PopularCategories } from "@/components/content/home/popular-categories";
import { StoreStrip } from "@/components/delivery/store/store-strip";
import { AreaMark } from "@/components/layout/area-mark";
import { GroupsLink } from "@/components/sales/group/groups-link";
import { JsonLd } from "@/components/ui/json-ld";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { ActivityCard } from "@/gateway/contract/content/activity";
import type { HomeIndex } from "@/gateway/contract/content/home";
import type { Store } from "@/gateway/contract/delivery/store";
import type { MerchantCard } from "@/gateway/contract/marketplace/merchant";
import type { CartType } from "@/gateway/contract/values";
import { describeShop } from "@/lib/seo/structured-data/shop";
import { HomeStyles } from "./home-styles";

interface HomeViewProps {
	home: HomeIndex;
	categories: CategoryNode[];
	activities: ActivityCard[];
	/** Those of the mall; none where the shop sells by itself. */
	merchants: MerchantCard[];
	cartType: CartType;
	/** Of the supermarket. */
	stores: Store[];
}

/** The home of one area: the supermarket opens on delivery and aisles, the mall on its category menu. */
export function HomeView(props: HomeViewProps) {
	const { home, categories, activities, merchants, stores, cartType } = props;
	const t = useTranslations("home.heading");
	const locale = useLocale();
	const { siteName } = home;
	const isMall = cartType === "E_COMMERCE";
	return (
		<>
			<AreaMark area={cartType} asksLocation={!isMall} />
			<HomeStyles>
				{!isMall && <JsonLd things={describeShop(home, locale)} />}
				<h1 className="visually-hidden">
					{isMall ? t("mall", { siteName }) : t("supermarket", { siteName })}
				</h1>
				{stores.length > 0 && <StoreStrip stores={stores} />}
				{isMall && <PopularCategories categories={categories} />}
				<div className={`front stack gap-x4${isMall ? " with-menu" : ""}`}>
					{isMall && <MallMenu categories={categories} />}
					<Banners banners={home.banners} isBesideMenu={isMall} />
				</div>
				<DeliveryStrip cartType={cartType} />
				{isMall && <GroupsLink />}
				<Activity>
					<CategoryTiles categories={categories} />
				</Activity>
				<Activity>
					<Activities activities={activities} />
				</Activity>
				{home.sections.map((section, at) => (
					<Activity key={section.id}>
						<HomeSection section={section} isTinted={at % 2 === 1} />
					</Activity>
				))}
				<Activity>
					<Merchants merchants={merchants} />
				</Activity>
			</HomeStyles>
		</>
	);
}
