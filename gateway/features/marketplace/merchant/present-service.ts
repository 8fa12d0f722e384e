import type { ServiceConfig } from "../../../contract/content/site";
import type { MerchantService } from "../../../contract/marketplace/merchant";
import type { MerchantRow } from "./repository";

/** What the merchant has said; whoever has not said how it is reached is reached by way of the shop. */
export function presentService(
	{ merchant }: MerchantRow,
	ofShop: ServiceConfig,
): MerchantService {
	const { serviceType } = merchant;
	if (serviceType === null) return { ...ofShop, isOwn: false };
	return {
		serviceType,
		serviceLink: merchant.serviceLink,
		serviceMessage: merchant.serviceMessage,
		servicePhone: merchant.servicePhone,
		serviceEmail: merchant.serviceEmail,
		// Days and hours stand beside it, for every language.
		serviceHours: "",
		isOwn: true,
	};
}
