import { useTranslations } from "next-intl";
import { Chips } from "@/components/catalog/list/chips";
import { SortLinks } from "@/components/catalog/list/sort-links";
import { streetSorts } from "@/gateway/contract/marketplace/street-terms";
import { merchantTypes } from "@/gateway/contract/merchant-type";
import { Link } from "@/lib/i18n/navigation";
import type { StreetQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";
import { KindsStyles } from "./street-styles";

interface StreetFiltersProps {
	place: StreetQuery;
	categories: { id: number; name: string }[];
}

// messages: merchant.street.kind.*
// messages: merchant.street.sort.*
/** Links, so that what is chosen has an address: what is sold, by whom, in which order. */
export function StreetFilters({ place, categories }: StreetFiltersProps) {
	const t = useTranslations("merchant.street");
	const kinds = [undefined, ...merchantTypes];
	return (
		<>
			<Chips label={t("where")} chips={useWhere({ place, categories })} />
			<div className="row wraps apart gap-x3">
				<KindsStyles aria-label={t("kind.label")}>
					<ul className="flow wraps gap-x2">
						{kinds.map((merchantType) => (
							<li key={merchantType ?? "all"}>
								<Link
									className="target gap-x2"
									href={paths.street({ ...place, merchantType, page: 1 })}
									aria-current={
										merchantType === place.merchantType ? "true" : undefined
									}
								>
									{t(`kind.${merchantType ?? "all"}`)}
								</Link>
							</li>
						))}
					</ul>
				</KindsStyles>
				<SortLinks
					label={t("sort.label")}
					sorts={streetSorts.map((sort) => ({
						word: t(`sort.${sort}`),
						path: paths.street({ ...place, sort, page: 1 }),
						isCurrent: sort === place.sort,
					}))}
				/>
			</div>
		</>
	);
}

/** Everywhere, one area, or one category of the mall. */
function useWhere({ place, categories }: StreetFiltersProps) {
	const t = useTranslations("merchant.street");
	const areas = useTranslations("list.area");
	const wheres: {
		name: string;
		where: Pick<StreetQuery, "cartType" | "cid">;
	}[] = [
		{ name: t("everywhere"), where: {} },
		{ name: areas("supermarket"), where: { cartType: "SUPERMARKET" } },
		{ name: areas("mall"), where: { cartType: "E_COMMERCE" } },
		...categories.map(({ id, name }) => ({ name, where: { cid: id } })),
	];
	return wheres.map(({ name, where: { cartType, cid } }) => ({
		name,
		path: paths.street({ ...place, cartType, cid, page: 1 }),
		isCurrent: cartType === place.cartType && cid === place.cid,
	}));
}
