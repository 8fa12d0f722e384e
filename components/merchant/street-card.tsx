import { useTranslations } from "next-intl";
import { FollowMerchant } from "@/components/collect/follow-merchant";
import { Picture } from "@/components/ui/picture";
import type { StreetMerchant } from "@/gateway/contract/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { MerchantStanding } from "./merchant-standing";

/** A merchant in the street: its sign, how it stands, and three things from its window. Wears `streetCardStyle` of its region. */
export function StreetCard({ merchant }: { merchant: StreetMerchant }) {
	const t = useTranslations("merchant.street");
	const { id, name, logo, introduction, goods } = merchant;
	return (
		<li className="street-card" data-merchant={id}>
			<Picture source={logo} alt="" width={56} />
			<h2>
				<Link href={paths.merchant(id)}>{name}</Link>
			</h2>
			<MerchantStanding merchant={merchant} />
			<FollowMerchant id={id} name={name} />
			<p className="introduction">{introduction}</p>
			<ul className="windows" aria-label={t("windows", { name })}>
				{goods.map((one) => (
					<li key={one.id}>
						<Link href={paths.goods(one.id)} prefetch={false}>
							<Picture
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
