/// <reference types="google.maps" />
import type { Point } from "@/gateway/contract/distance";
import type { MapProps } from "@/lib/map/marker";
import { palettes } from "@/lib/theme/theme";
import type { GoogleMaps } from "./load-google";
import { firstView, isSame } from "./use-map-view";

function toGoogle({ latitude, longitude }: Point): google.maps.LatLngLiteral {
	return { lat: latitude, lng: longitude };
}

function toPoint(at: google.maps.LatLng): Point {
	const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
	return { latitude: round(at.lat()), longitude: round(at.lng()) };
}

/** Google's map as it stands in the page, brought into step with what it is to show. */
export class LivePicture {
	private readonly map: google.maps.Map;
	private readonly pin: google.maps.Marker;
	private stores: { setMap: (map: null) => void }[] = [];
	private drawn: MapProps["markers"] | undefined;
	private isChoosing = false;
	private shown: Point | null | undefined;

	constructor(
		private readonly google: GoogleMaps,
		private readonly frame: HTMLElement,
		private readonly hear: (point: Point) => void,
	) {
		this.map = new google.Map(frame, {
			clickableIcons: false,
			fullscreenControl: false,
			mapTypeControl: false,
			streetViewControl: false,
		});
		this.pin = new google.Marker({});
		this.pin.addListener("dragend", () => this.tell(this.pin.getPosition()));
		this.map.addListener("click", ({ latLng }: google.maps.MapMouseEvent) =>
			this.tell(latLng),
		);
	}

	show(props: MapProps): void {
		const { pin, markers, onPinMoved } = props;
		this.isChoosing = onPinMoved !== undefined;
		if (markers !== this.drawn) this.showMarkers(markers);
		if (this.shown !== undefined && isSame(pin, this.shown)) return;
		if (pin) this.pin.setPosition(toGoogle(pin));
		this.pin.setDraggable(this.isChoosing);
		this.pin.setMap(pin ? this.map : null);
		if (this.shown === undefined || pin) this.look(props);
		this.shown = pin;
	}

	middle(): Point {
		const centre = this.map.getCenter();
		return centre ? toPoint(centre) : { latitude: 0, longitude: 0 };
	}

	/** What the shopper did is shown already: only the pin goes there, the map stays. */
	private tell(at: google.maps.LatLng | null | undefined): void {
		if (!at || !this.isChoosing) return;
		const point = toPoint(at);
		this.shown = point;
		this.pin.setPosition(toGoogle(point));
		this.pin.setMap(this.map);
		this.hear(point);
	}

	private look(props: MapProps): void {
		const { clientWidth: width, clientHeight: height } = this.frame;
		const view = firstView(props, { width, height });
		// Streets are readable nearer by than the drawn map goes.
		const nearer = props.pin && props.onPinMoved ? 3 : 0;
		this.map.setCenter(toGoogle(view.centre));
		this.map.setZoom(Math.floor(view.zoom) + nearer);
	}

	private showMarkers(markers: MapProps["markers"]): void {
		for (const store of this.stores) store.setMap(null);
		this.drawn = markers;
		const { map } = this;
		this.stores = markers.flatMap(({ name, reachMetres = 0, ...point }) => {
			const at = toGoogle(point);
			return [
				new this.google.Marker({ map, position: at, title: name }),
				new this.google.Circle({
					map,
					center: at,
					radius: reachMetres,
					fillColor: palettes.light.jade,
					fillOpacity: 0.07,
					strokeColor: palettes.light.jade,
					strokeWeight: 1,
					clickable: false,
				}),
			];
		});
	}
}
