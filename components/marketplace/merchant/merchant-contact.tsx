import { useTranslations } from "next-intl";
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
	/** Of the merchant. */
	name: string;
	service: MerchantService;
}

// messages: layout.side.talk.*
/** How to reach a merchant, in a sheet that opens without a script; nothing where nobody can be reached. */
export function MerchantContact({ name, service }: MerchantContactProps) {
	const t = useTranslations("merchant.contact");
	const inSide = useTranslations("layout.side");
	const talk = talkAddress(service);
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
					<a
						className={buttonClass({ kind: "primary", isWide: true })}
						href={talk}
					>
						<Icon name="message-circle" size={20} />
						{inSide(`talk.${service.serviceType}`)}
					</a>
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
