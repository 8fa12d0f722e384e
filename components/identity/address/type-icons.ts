import type { IconName } from "@/components/ui/icon-names";
import type { AddressType } from "@/gateway/contract/identity/address-terms";

export const typeIcons: Record<AddressType, IconName> = {
	home: "house",
	office: "briefcase-business",
	other: "map-pin",
};
