import type { Store } from "@/gateway/contract/delivery/store";
import type { DayHours } from "@/gateway/contract/values";
import { describeStore } from "./store";

const long: DayHours = { from: "08:00", to: "24:00" };
const short: DayHours = { from: "09:00", to: "18:30" };

const store: Store = {
	id: 2,
	merId: 1,
	name: "Mong Kok store",
	district: "Yau Tsim Mong",
	address: "G/F, 555 Nathan Road, Mong Kok",
	phone: "+852 2000 4202",
	latitude: 22.3185,
	longitude: 114.1698,
	radiusMetres: 6_000,
	fee: "50.00",
	freeFrom: "350.00",
	openingHours: [long, long, short, long, long, short, null],
	isOpen: true,
	collects: false,
};

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

test("every day with hours is said once, and a day of rest not at all", () => {
	const { openingHoursSpecification: hours } = describeStore(store, "en");
	expect(hours).toEqual([
		{
			"@type": "OpeningHoursSpecification",
			dayOfWeek: ["Monday", "Tuesday", "Thursday", "Friday"],
			opens: "08:00",
			closes: "23:59",
		},
		{
			"@type": "OpeningHoursSpecification",
			dayOfWeek: ["Wednesday", "Saturday"],
			opens: "09:00",
			closes: "18:30",
		},
	]);
});

test("a store is found where it stands, under the address of its page in that language", () => {
	expect(describeStore(store, "th")).toMatchObject({
		"@type": "GroceryStore",
		url: "https://shop.example/th/store/store_detail?id=2",
		telephone: store.phone,
		address: { streetAddress: store.address, addressCountry: "HK" },
		geo: { latitude: store.latitude, longitude: store.longitude },
		areaServed: { geoRadius: 6_000 },
	});
});
