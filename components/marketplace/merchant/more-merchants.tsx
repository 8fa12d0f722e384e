import { useTranslations } from "next-intl";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/routes/paths";
import { EmptyStreet } from "./empty-street";
import type { FoundKin } from "./find-kin";
import { StreetCards } from "./street-cards";
import { StreetStyles } from "./street-styles";

/** Merchants like some: of one category, or of one kind. */
export function MoreMerchants({ kin, title, found }: FoundKin) {
	const t = useTranslations("merchant.street");
	return (
		<>
			<AreaMark area="E_COMMERCE" />
			<StreetStyles className="stack cols-1 gap-x4 from-top">
				<Breadcrumb
					crumbs={[{ name: t("title"), path: paths.street() }, { name: title }]}
				/>
				<h1 className="head-heading anywhere">{title}</h1>
				{found.list.length === 0 ? (
					<EmptyStreet />
				) : (
					<>
						<StreetCards found={found} />
						<Pagination
							page={found.page}
							totalPage={found.totalPage}
							pathOf={(page) => paths.moreMerchants(kin, page)}
						/>
						<p>
							<LinkButton kind="quiet" href={paths.street()}>
								{t("showAll")}
							</LinkButton>
						</p>
					</>
				)}
			</StreetStyles>
		</>
	);
}
