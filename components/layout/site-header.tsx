import { Clock, LayoutGrid, ShoppingBasket, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { PlaceChoice } from "@/components/place/place-choice";
import { keywordMaxLength } from "@/gateway/contract/goods";
import { deliveryHours } from "@/lib/delivery-terms";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { AreaLink } from "./area-link";
import { CartCorner } from "./cart-corner";
import { CategoryButton } from "./category-button";
import { HeaderFrame } from "./header-frame";
import { LanguageCorner } from "./language-corner";
import { SearchForm } from "./search-form";
import { UserCorner } from "./user-corner";

/** On every page, the same for everybody: nothing here waits for a visitor or a catalogue. */
export function SiteHeader() {
	return (
		<HeaderFrame>
			<AreaRow />
			<div className="main">
				<div className="page">
					<ShopName />
					<PlaceChoice />
					<Categories />
					<SearchForm keywordMaxLength={keywordMaxLength} />
					<LanguageCorner />
					<UserCorner />
					<CartCorner />
				</div>
			</div>
		</HeaderFrame>
	);
}

function AreaRow() {
	const t = useTranslations("layout");
	const { firstHour, lastHour, slotHours } = deliveryHours;
	return (
		<div className="above">
			<div className="page">
				<nav className="areas" aria-label={t("area.label")}>
					<AreaLink cartType="SUPERMARKET" className="area">
						<ShoppingBasket size={18} aria-hidden="true" />
						{t("area.store")}
					</AreaLink>
					<AreaLink cartType="E_COMMERCE" className="area">
						<Store size={18} aria-hidden="true" />
						{t("area.mall")}
					</AreaLink>
				</nav>
				<p className="slots">
					<Clock size={16} aria-hidden="true" />
					{t("top.slots", {
						from: `${firstHour}:00`,
						to: `${lastHour}:00`,
						hours: slotHours,
					})}
				</p>
			</div>
		</div>
	);
}

function ShopName() {
	const t = useTranslations("layout.shop");
	return (
		<Link className="shop" href={paths.home()}>
			{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
			<img src="/pictures/mark.svg" alt="" width={40} height={40} />
			<span className="names">
				<span className="own">{t("name")}</span>
				<span className="other">{t("otherName")}</span>
			</span>
		</Link>
	);
}

function Categories() {
	const t = useTranslations("header.category");
	return (
		<CategoryButton className="categories">
			<LayoutGrid size={20} aria-hidden="true" />
			<span className="word">{t("open")}</span>
		</CategoryButton>
	);
}
