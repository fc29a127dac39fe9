import { colourVar } from "#theme/colour-var";

/** Hills one behind the other under the moon, with firs; something stands on the nearest. */
export function NightHills() {
  return (
    <>
      <circle cx="742" cy="92" r="46" fill={colourVar("stage.moon")} />
      <path
        d="M0 214Q150 120 340 176T700 190Q900 132 1144 196V380H0Z"
        fill={colourVar("stage.farHill")}
      />
      <path
        d="M0 276Q210 196 430 252T820 246Q1000 214 1144 264V380H0Z"
        fill={colourVar("stage.midHill")}
      />
      <path d="M0 332Q260 270 540 322Q820 364 1144 312V380H0Z" fill={colourVar("stage.nearHill")} />
      <path
        d="M96 316l26-88 26 88zM146 322l20-66 20 66zM214 320l15-48 15 48zM958 336l28-96 28 96zM1016 330l20-68 20 68zM902 338l14-46 14 46z"
        fill={colourVar("stage.nearHill")}
      />
    </>
  );
}
