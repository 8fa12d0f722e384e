import {
	moneyOf,
	numberOf,
	written,
} from "@/components/layout/console/form/form-values";
import {
	type DayValues,
	dayValues,
	weekOf,
} from "@/components/layout/console/form/hours-values";
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
	openingHours: DayValues[];
	slotCapacity: string;
	collects: boolean;
	collectingCapacity: string;
	takesParcels: boolean;
	isInService: boolean;
}

const usual = { from: "09:00", to: "22:00" };
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
	openingHours: dayValues(null, usual),
	slotCapacity: "20",
	collects: false,
	collectingCapacity: "20",
	takesParcels: false,
	isInService: false,
};

export function valuesOf(store: contract.StaffStore): StoreValues {
	return {
		...store,
		merId: String(store.merchant.id),
		radiusMetres: String(store.radiusMetres),
		openingHours: dayValues(store.openingHours, usual),
		slotCapacity: String(store.slotCapacity),
		collectingCapacity: String(store.collectingCapacity),
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
		openingHours: weekOf(openingHours),
		slotCapacity: numberOf(values.slotCapacity),
		collects: values.collects,
		collectingCapacity: numberOf(values.collectingCapacity),
		takesParcels: values.takesParcels,
	};
}
