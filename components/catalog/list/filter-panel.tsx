import {
	NextIntlClientProvider,
	useMessages,
	useTranslations,
} from "next-intl";
import { ClosingLink } from "@/components/layout/closing-link";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { changeFilters } from "@/lib/routes/list-filters";
import { isCategoryList, type ListQuery, paths } from "@/lib/routes/paths";
import { ChoiceFacet } from "./choice-facet";
import { FilterSheet } from "./filter-sheet";
import { isNarrowed, withoutFilters } from "./filters-in-use";
import { PriceFacet } from "./price-facet";
import type { ChoiceFacet as Choices } from "./read-choices";
import type { GoodsPage } from "./read-list";
import { ShowButton } from "./show-button";

interface FilterPanelProps {
	id: string;
	place: ListQuery;
	goods: GoodsPage;
	facets: Choices[];
}

/** All choices of one list as one form: a row of popovers on a desktop, one sheet on a phone. */
export function FilterPanel({ id, place, goods, facets }: FilterPanelProps) {
	const t = useTranslations("list.filter");
	const { show, showAtLeast, showThem } = useMessages().list.filter;
	const { filters } = place;
	const total = { count: goods.total, isAtLeast: goods.isTotalCapped };
	return (
		<NextIntlClientProvider
			messages={{ list: { filter: { show, showAtLeast, showThem } } }}
		>
			<FilterSheet key={paths.goodsList(place)} id={id} label={t("open")}>
				<ListItself place={place} />
				<div className="sheet-head row apart rigid gap-x3 rule-below size-reading bold">
					<p>{t("open")}</p>
					<button
						type="button"
						popoverTarget={id}
						popoverTargetAction="hide"
						aria-label={t("close")}
					>
						<Icon name="x" size={22} />
					</button>
				</div>
				<div className="facets stack cols-1 gap-x5 pad-x4">
					{facets.map((facet) => (
						<ChoiceFacet key={facet.name} facet={facet} total={total} />
					))}
					{hasPrices(place, goods) && (
						<PriceFacet
							filters={filters}
							range={goods.isTotalCapped ? undefined : goods.facets.price}
							total={total}
						/>
					)}
					{(filters?.inStock || goods.facets.inStock < goods.total) && (
						<InStock place={place} />
					)}
				</div>
				<div className="sheet-foot row rigid gap-x3 rule-above">
					{isNarrowed(place) && (
						<ClosingLink
							className={buttonClass({ kind: "quiet", className: "rigid" })}
							href={paths.goodsList(withoutFilters(place))}
						>
							{t("clear")}
						</ClosingLink>
					)}
					<ShowButton total={total} />
				</div>
			</FilterSheet>
		</NextIntlClientProvider>
	);
}

function hasPrices({ filters }: ListQuery, { facets }: GoodsPage): boolean {
	const isBounded = Boolean(filters?.minPrice ?? filters?.maxPrice);
	return isBounded || facets.price?.min !== facets.price?.max;
}

/** What the form asks for whatever is chosen in it. */
function ListItself({ place }: { place: ListQuery }) {
	const { title, cartType, sort = "default" } = place;
	const fixed = {
		cid: isCategoryList(place) ? place.cid : undefined,
		title,
		cartType,
		sort: sort === "default" ? undefined : sort,
	};
	return Object.entries(fixed).map(
		([name, value]) =>
			value !== undefined && (
				<input key={name} type="hidden" name={name} value={value} />
			),
	);
}

/** One tap on a desktop; in the sheet a choice among the others. */
function InStock({ place }: { place: ListQuery }) {
	const t = useTranslations("list.filter");
	const { filters } = place;
	const isOn = filters?.inStock;
	const turned = changeFilters(filters, { inStock: isOn ? undefined : true });
	return (
		<>
			<Link
				className="opener target gap-x2"
				href={paths.goodsList({ ...place, filters: turned, page: 1 })}
				aria-current={isOn ? "true" : undefined}
				data-in-use={isOn}
			>
				{t("inStock")}
			</Link>
			<label className="in-stock target gap-x2">
				<input
					type="checkbox"
					name="inStock"
					value="true"
					defaultChecked={isOn}
				/>
				<span>{t("inStock")}</span>
			</label>
		</>
	);
}
