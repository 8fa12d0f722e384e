import {
	moneyOf,
	numberOf,
	written,
} from "@/components/layout/console/form/form-values";
import type { BodyOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/delivery/store-admin";
import type { Localized } from "@/gateway/contract/locale";

export interface StoreValues {
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
	openingHours: (typeof usualDay)[];
	slotCapacity: string;
	isInService: boolean;
}

const usualDay = { isOpen: true, from: "09:00", to: "22:00" };
/** Statue Square, until somebody says where. */
const centre = { latitude: 22.2818, longitude: 114.1605 };

export const emptyStore: StoreValues = {
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

export function valuesOf(store: contract.StaffStore): StoreValues {
	return {
		...store,
		merId: String(store.merchant.id),
		radiusMetres: String(store.radiusMetres),
		openingHours: store.openingHours.map((day) =>
			day ? { isOpen: true, ...day } : { ...usualDay, isOpen: false },
		),
		slotCapacity: String(store.slotCapacity),
	};
}

export function bodyOf(values: StoreValues): BodyOf<typeof contract.editStore> {
	const { phone, latitude, longitude, isInService, openingHours } = values;
	return {
		phone,
		latitude,
		longitude,
		isInService,
		name: written(values.name),
		district: written(values.district),
		address: written(values.address),
		radiusMetres: numberOf(values.radiusMetres),
		fee: moneyOf(values.fee),
		freeFrom: moneyOf(values.freeFrom),
		openingHours: openingHours.map(({ isOpen, from, to }) =>
			isOpen ? { from, to } : null,
		),
		slotCapacity: numberOf(values.slotCapacity),
	};
}
