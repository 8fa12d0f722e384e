import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LocationChoice } from "@/components/delivery/location/location-choice";
import { Icon } from "@/components/ui/icon";
import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { AreaLink } from "./area-link";
import { CartCorner } from "./cart-corner";
import { CategoryButton } from "./category-button";
import { LanguageCorner } from "./language-corner";
import { ModeHeader } from "./mode-header";
import { SearchForm } from "./search-form";
import { TopNav } from "./top-nav";
import { UserCorner } from "./user-corner";

/** On every page, the same for everybody: nothing here waits for a visitor. */
export function SiteHeader() {
	return (
		<ModeHeader>
			<AreaRow />
			<div className="main">
				<div className="page row gap-x4">
					<ShopName />
					<LocationChoice />
					<Categories />
					<SearchForm keywordMaxLength={keywordMaxLength} />
					<LanguageCorner />
					<UserCorner />
					<CartCorner />
				</div>
			</div>
		</ModeHeader>
	);
}

function AreaRow() {
	const t = useTranslations("layout");
	return (
		<div className="above">
			<div className="page flow gap-x4 apart">
				<nav className="flow gap-x1" aria-label={t("area.label")}>
					<AreaLink
						cartType="SUPERMARKET"
						className="area row gap-x2 strong no-break"
					>
						<Icon name="shopping-basket" size={18} className="accent" />
						{t("area.store")}
					</AreaLink>
					<AreaLink
						cartType="E_COMMERCE"
						className="area row gap-x2 strong no-break"
					>
						<Icon name="store" size={18} className="accent" />
						{t("area.mall")}
					</AreaLink>
				</nav>
				<TopNav />
			</div>
		</div>
	);
}

async function ShopName() {
	const t = await getTranslations("layout.shop");
	const { logo } = await readSite(await currentLocale());
	return (
		<Link className="shop target gap-x3 rigid" href={paths.home()}>
			{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
			<img src={logo || "/pictures/mark.svg"} alt="" width={40} height={40} />
			<span className="stack line-tight no-break">
				<span className="own size-title">{t("name")}</span>
				<span className="note">{t("otherName")}</span>
			</span>
		</Link>
	);
}

function Categories() {
	const t = useTranslations("header.category");
	return (
		<CategoryButton className="categories target gap-x2 rigid strong no-break">
			<Icon name="layout-grid" size={20} />
			<span className="word">{t("open")}</span>
		</CategoryButton>
	);
}
