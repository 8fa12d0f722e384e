import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { MerchantHome } from "@/components/screens/merchant/merchant-home";
import { type LocaleCode, localeCodes } from "@/gateway/contract/locale";
import type {
	MerchantCategory,
	MerchantDetail,
} from "@/gateway/contract/marketplace/merchant";
import { messagesOf } from "@/lib/i18n/messages";
import { MerchantAbout } from "./merchant-about";
import { MerchantCategories } from "./merchant-categories";
import { MerchantShelf } from "./merchant-shelf";
import { MoreMerchants } from "./more-merchants";
import { StreetFilters } from "./street-filters";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

const category = { id: 9, name: "Audio" };
const day = { from: "11:00", to: "20:00" };
const merchant: MerchantDetail = {
	id: 5,
	name: "Peak Audio",
	introduction: "Headphones.",
	logo: "/l.webp",
	isSelfSupport: true,
	category,
	goodsCount: 11,
	followers: 3,
	rating: "4.3",
	ratingCount: 27,
	cover: "/c.webp",
	notice: "Closed today",
	address: "Wan Chai",
	phone: "+852 4000 4105",
	joinedOn: "2020-05-01",
	type: { id: 2, name: "Specialty" },
	qualificationCount: 2,
	openingHours: [day, null, day, day, day, day, day],
	isFollowed: false,
	service: {
		serviceType: "phone",
		serviceLink: "",
		serviceMessage: "",
		servicePhone: "+852 4000 4105",
		serviceEmail: "a@peak.example",
		serviceHours: "",
		isOwn: true,
	},
};
const tree: MerchantCategory[] = [
	{
		id: 9,
		name: "Audio",
		image: "/a.webp",
		cartType: "E_COMMERCE",
		count: 11,
		childList: [
			{ id: 91, name: "Headphones", image: "/a.webp", count: 7 },
			{ id: 92, name: "Speakers", image: "/a.webp", count: 4 },
		],
	},
];
const noGoods = {
	list: [],
	total: 0,
	page: 1,
	limit: 24,
	totalPage: 0,
	isTotalCapped: false,
	correctedKeyword: null,
	facets: {
		categories: [],
		merchantTypes: [],
		brands: [],
		origins: [],
		inStock: 0,
		ratings: [],
		price: null,
	},
};
const street = {
	list: [{ ...merchant, goods: [{ id: 1, name: "Radio", image: "/g.webp" }] }],
	total: 1,
	page: 1,
	limit: 12,
	totalPage: 1,
};

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

function show(page: ReactNode, locale: LocaleCode = "en") {
	const missing: string[] = [];
	const { unmount } = render(
		<NextIntlClientProvider
			locale={locale}
			messages={messagesOf(locale)}
			onError={({ message }) => missing.push(message)}
		>
			{page}
		</NextIntlClientProvider>,
	);
	return { missing, unmount };
}

const hrefs = (region: HTMLElement = document.body) =>
	within(region)
		.getAllByRole("link")
		.map((link) => link.getAttribute("href"));

const front = { merchant, best: [], newest: [], coupons: [], categories: [] };
const shelf = {
	shelf: { id: 5, sort: "default", page: 1 } as const,
	merchant,
	tree,
	goods: noGoods,
};

test.each(localeCodes)(
	"each page of a merchant has all its words in %s",
	(locale) => {
		const pages = [
			<MerchantHome key="home" {...front} />,
			<MerchantShelf key="shop" {...shelf} />,
			<MerchantCategories key="category" merchant={merchant} tree={tree} />,
			<MerchantAbout key="about" merchant={merchant} />,
			<MoreMerchants key="more" kin={{ cid: 9 }} title="More" found={street} />,
			<StreetFilters
				key="street"
				place={{ sort: "range", page: 1 }}
				categories={[category]}
			/>,
		];
		for (const page of pages) {
			const { missing, unmount } = show(page, locale);
			expect(missing).toEqual([]);
			unmount();
		}
	},
);

test("every page of a merchant leads to its others and says which it is", () => {
	show(<MerchantCategories merchant={merchant} tree={tree} />);
	const tabs = screen.getByRole("navigation", { name: "Pages of this shop" });
	expect(hrefs(tabs)).toEqual(
		["home", "shop", "category", "storeCoupon", "qualification"].map(
			(page) => `/en/merchant/${page}?id=5`,
		),
	);
	expect(within(tabs).getByText("Categories")).toHaveAttribute(
		"aria-current",
		"page",
	);
	expect(hrefs()).toContain("/en/merchant/shop?id=5&cid=91");
});

test("what is sought on a shelf keeps its words, and nothing found leads to all goods and to all shops", () => {
	const sought = { ...shelf.shelf, keyword: "gramophone" };
	show(<MerchantShelf {...shelf} shelf={sought} />);
	expect(screen.getByRole("searchbox")).toHaveValue("gramophone");
	expect(hrefs()).toContain("/en/merchant/shop?id=5");
	expect(hrefs()).toContain("/en/goods/goods_search?title=gramophone");
});

test("facts say each day, and licences are no part of the page", () => {
	show(<MerchantAbout merchant={merchant} />);
	expect(screen.getByText("Tue").nextSibling).toHaveTextContent("Closed");
	expect(screen.getByText("Specialty (our own)")).toBeVisible();
	expect(document.querySelector(".licences")).toBeNull();
	expect(screen.getByRole("button", { name: "Show 2 papers" })).toBeVisible();
});

test("what is chosen in the street stays when something else is chosen, but for the page", () => {
	show(
		<StreetFilters
			place={{ cid: 9, merchantType: "third-party", sort: "rating", page: 3 }}
			categories={[category]}
		/>,
	);
	expect(hrefs()).toContain(
		"/en/merchant/merchant_street?cid=9&merchantType=self-support&sort=rating",
	);
	expect(hrefs()).toContain(
		"/en/merchant/merchant_street?cartType=SUPERMARKET&merchantType=third-party&sort=rating",
	);
	expect(screen.getByText("Audio")).toHaveAttribute("aria-current", "page");
});
