import { getGroup, listGroupOffers } from "../../../contract/sales/group";
import {
	endOffer,
	listStaffOffers,
	saveOffer,
} from "../../../contract/sales/group-admin";
import { route } from "../../../http/route";
import { listOffers, readGroup } from "./service";
import {
	endOfferOfStaff,
	listOffersOfStaff,
	saveOfferOfStaff,
} from "./staff-offers";

export const groupRoutes = [
	route(listGroupOffers, (ctx, { query }) => listOffers(ctx, query)),
	route(getGroup, (ctx, { params }) => readGroup(ctx, params.id)),
	route(listStaffOffers, (ctx, { query }) => listOffersOfStaff(ctx, query)),
	route(saveOffer, (ctx, { body }) => saveOfferOfStaff(ctx, body)),
	route(endOffer, (ctx, { params }) => endOfferOfStaff(ctx, params.id)),
];
