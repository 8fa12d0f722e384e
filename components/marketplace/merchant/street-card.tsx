import { useTranslations } from "next-intl";
import { FollowMerchant } from "@/components/catalog/favourites/follow-merchant";
import { Picture } from "@/components/ui/picture";
import type { StreetMerchant } from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MerchantStatus } from "./merchant-status";

/** A merchant in the street: its sign, how it stands, and three things from its window. */
export function StreetCard({ merchant }: { merchant: StreetMerchant }) {
	const t = useTranslations("merchant.street");
	const { id, name, logo, introduction, goods } = merchant;
	return (
		<li className="street-card pad-x4 as-panel" data-merchant={id}>
			<Picture source={logo} alt="" width={56} />
			<h2 className="head-reading anywhere">
				<Link className="target" href={paths.merchant(id)}>
					{name}
				</Link>
			</h2>
			<MerchantStatus merchant={merchant} />
			<FollowMerchant id={id} name={name} />
			<p className="introduction soft">{introduction}</p>
			<ul
				className="windows stack cols-3 gap-x2"
				aria-label={t("windows", { name })}
			>
				{goods.map((one) => (
					<li key={one.id}>
						<Link href={paths.goods(one.id)}>
							<Picture
								className="full as-picture"
								source={one.image}
								alt={one.name}
								width={200}
								sizes="(min-width: 1024px) 120px, (min-width: 640px) 15vw, 30vw"
							/>
						</Link>
					</li>
				))}
			</ul>
		</li>
	);
}
