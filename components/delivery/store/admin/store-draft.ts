import {
	moneyOf,
	numberOf,
	written,
} from "@/components/layout/console/form/form-values";
import type { BodyOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/delivery/store-admin";
import type { Localized } from "@/gateway/contract/locale";

interface DraftDay {
	isOpen: boolean;
	from: string;
	to: string;
}

export interface StoreDraft {
	merId: string;
	name: Localized;
	district: Localized;
	address: Localized;
	phone: string;
	latitude: number;
	longitude: number;
	radiusMetres: string;
	fee: string;
	freeFrom: string;
	openingHours: DraftDay[];
	slotCapacity: string;
	isInService: boolean;
}

const usualDay: DraftDay = { isOpen: true, from: "09:00", to: "22:00" };
/** Statue Square, until somebody says where. */
const centre = { latitude: 22.2818, longitude: 114.1605 };

export const emptyStore: StoreDraft = {
	merId: "",
	name: {},
	district: {},
	address: {},
	phone: "+852 ",
	...centre,
	radiusMetres: "3000",
	fee: "50.00",
	freeFrom: "350.00",
	openingHours: Array.from({ length: 7 }, () => usualDay),
	slotCapacity: "20",
	isInService: false,
};

export function draftOf(store: contract.StaffStore): StoreDraft {
	const { name, district, address, phone, latitude, longitude } = store;
	return {
		name,
		district,
		address,
		phone,
		latitude,
		longitude,
		merId: String(store.merchant.id),
		radiusMetres: String(store.radiusMetres),
		fee: store.fee,
		freeFrom: store.freeFrom,
		openingHours: store.openingHours.map((day) =>
			day ? { isOpen: true, ...day } : { ...usualDay, isOpen: false },
		),
		slotCapacity: String(store.slotCapacity),
		isInService: store.isInService,
	};
}

export function bodyOf(draft: StoreDraft): BodyOf<typeof contract.editStore> {
	const { phone, latitude, longitude, isInService, openingHours } = draft;
	return {
		phone,
		latitude,
		longitude,
		isInService,
		name: written(draft.name),
		district: written(draft.district),
		address: written(draft.address),
		radiusMetres: numberOf(draft.radiusMetres),
		fee: moneyOf(draft.fee),
		freeFrom: moneyOf(draft.freeFrom),
		openingHours: openingHours.map(({ isOpen, from, to }) =>
			isOpen ? { from, to } : null,
		),
		slotCapacity: numberOf(draft.slotCapacity),
	};
}
