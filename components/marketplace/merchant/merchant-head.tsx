import { useTranslations } from "next-intl";
import { FollowMerchant } from "@/components/catalog/favourites/follow-merchant";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { Picture } from "@/components/ui/picture";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MerchantContact } from "./merchant-contact";
import { MerchantSearchField } from "./merchant-search-field";
import { MerchantStatus } from "./merchant-status";
import { type MerchantTab, MerchantTabs } from "./merchant-tabs";

interface MerchantHeadProps {
	merchant: MerchantDetail;
	/** The tab on which the page stands. */
	tab: MerchantTab;
	/** Below the merchant; absent on its front, which its name leads to elsewhere. */
	crumb?: Crumb;
	/** The words that are being looked for. */
	keyword?: string;
}

/** Whose page it is, and the way to its others. Plain elements of a merchant page's region. */
export function MerchantHead(props: MerchantHeadProps) {
	const { merchant, tab, crumb, keyword } = props;
	const t = useTranslations("merchant");
	const { id, name, cover, logo } = merchant;
	const Name = tab === "front" ? "h1" : "p";
	const front = tab === "front" ? undefined : paths.merchant(id);
	return (
		<>
			<Breadcrumb
				crumbs={[
					{ name: t("street.title"), path: paths.street() },
					{ name, path: front },
					...(crumb ? [crumb] : []),
				]}
			/>
			<header className="head as-panel">
				{cover && (
					<div className="cover">
						<Picture
							className="fills"
							source={cover}
							alt=""
							width={1200}
							height={400}
							isFirst
						/>
					</div>
				)}
				<div className="who">
					<Picture className="full" source={logo} alt="" width={96} />
					<div>
						<Name className="name size-title bold anywhere">
							{front ? <Link href={front}>{name}</Link> : name}
						</Name>
						<MerchantStatus merchant={merchant} />
					</div>
				</div>
				<div className="ways">
					<FollowMerchant id={id} name={name} />
					<MerchantContact name={name} service={merchant.service} />
				</div>
				<MerchantSearchField id={id} keyword={keyword} />
				<MerchantTabs id={id} current={tab} />
			</header>
		</>
	);
}
