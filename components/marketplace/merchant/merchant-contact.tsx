import { useTranslations } from "next-intl";
import { TalkLink } from "@/components/layout/talk-link";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { InfoSheet } from "@/components/ui/info-sheet";
import type { MerchantService } from "@/gateway/contract/marketplace/merchant";
import {
	mailAddress,
	phoneAddress,
	talkAddress,
} from "@/lib/format/customer-service";
import { ContactButton, ContactLine } from "./contact-styles";

const sheetId = "merchant-contact";

interface MerchantContactProps {
	/** The merchant, and what is being looked at. */
	id: number;
	goodsId?: number;
	name: string;
	service: MerchantService;
}

// messages: layout.side.talk.*
/** How to reach a merchant, in a sheet that opens without a script; nothing where nobody can be reached. */
export function MerchantContact(props: MerchantContactProps) {
	const { id, goodsId, name, service } = props;
	const t = useTranslations("merchant.contact");
	const inSide = useTranslations("layout.side");
	const merId = service.isOwn ? id : undefined;
	const talk = talkAddress(service, { merId, goodsId });
	const phone = phoneAddress(service);
	const mail = mailAddress(service);
	if (!talk && !phone && !mail) return null;
	return (
		<>
			<ContactButton popoverTarget={sheetId}>
				<Icon name="headset" size={18} />
				{t("open")}
			</ContactButton>
			<InfoSheet
				id={sheetId}
				title={t("title", { name })}
				closeLabel={t("close")}
			>
				{!service.isOwn && <p className="soft">{t("byShop", { name })}</p>}
				{talk && (
					<TalkLink
						className={buttonClass({ kind: "primary", isWide: true })}
						href={talk}
					>
						<Icon name="message-circle" size={20} />
						{inSide(`talk.${service.serviceType}`)}
					</TalkLink>
				)}
				{phone && phone !== talk && (
					<Line icon="phone" href={phone} label={inSide("phone")}>
						{service.servicePhone}
					</Line>
				)}
				{mail && mail !== talk && (
					<Line icon="mail" href={mail} label={inSide("email")}>
						{service.serviceEmail}
					</Line>
				)}
				{service.serviceHours && (
					<p className="soft">
						{t("hours")} {service.serviceHours}
					</p>
				)}
			</InfoSheet>
		</>
	);
}

interface LineProps {
	icon: "phone" | "mail";
	href: string;
	label: string;
	children: string;
}

function Line({ icon, href, label, children }: LineProps) {
	return (
		<ContactLine className="target gap-x3 anywhere strong" href={href}>
			<Icon className="soft" name={icon} size={20} />
			<span className="visually-hidden">{label}</span>
			{children}
		</ContactLine>
	);
}
