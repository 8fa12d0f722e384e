import { useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import type { HomeSection as Section } from "@/gateway/contract/content/home";
import { Link } from "@/lib/i18n/navigation";

/** A row on a desktop, three on a phone; "more" leads to the rest. */
const shown = 6;

/** A shop window shows what can be bought; the order is the operator's otherwise. */
function inStockFirst(goods: GoodsCard[]): GoodsCard[] {
	return goods.toSorted(
		(one, other) => Number(one.stock === 0) - Number(other.stock === 0),
	);
}

/** A shelf with the reason why it stands here. Plain elements of the home page's region. */
export function HomeSection(props: { section: Section; isTinted: boolean }) {
	const { section, isTinted } = props;
	const t = useTranslations("home.section");
	if (section.goods.length === 0) return null;
	const titleId = `section-${section.id}`;
	return (
		<section
			className={isTinted ? "shelf tinted" : "shelf"}
			aria-labelledby={titleId}
		>
			<header>
				<div>
					<h2 id={titleId}>{section.title}</h2>
					<p>{section.subtitle}</p>
				</div>
				<Link className="more" href={section.path}>
					{t("more")}
					<span className="visually-hidden"> {section.title}</span>
				</Link>
			</header>
			<GoodsCards goods={inStockFirst(section.goods).slice(0, shown)} />
		</section>
	);
}
